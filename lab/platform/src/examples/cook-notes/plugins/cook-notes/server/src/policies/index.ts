import isPublished from "./is-published";

export default { "is-published": isPublished };
