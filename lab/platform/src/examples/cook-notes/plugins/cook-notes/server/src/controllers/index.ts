import notes from "./notes";
import settings from "./settings";

export default { notes, settings };
