import { useEffect, useRef } from "react";

/** Tells whether the screen is still there, to whoever waited for an answer. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;

    return () => {
      here.current = false;
    };
  }, []);

  return () => here.current;
}
