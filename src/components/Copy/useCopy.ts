import { useState } from "react";

/** Copies text to the clipboard, which browsers can refuse, and keeps a message about the result until it is forgotten. */
export function useCopy() {
  const [message, setMessage] = useState("");
  const copy = async (text: string, copied: string, refused = "Your browser doesn't allow copying here") => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copied);
    } catch {
      setMessage(refused);
    }
  };
  return { message, copy, forget: () => setMessage("") };
}
