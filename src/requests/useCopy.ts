import { useState } from "react";

/** Puts texts on the clipboard and says what became of it. */
export function useCopy() {
  const [message, setMessage] = useState("");
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`${what} copied`);
    } catch {
      setMessage("Your browser doesn't allow copying here");
    }
  };
  return { message, copy, forget: () => setMessage("") };
}
