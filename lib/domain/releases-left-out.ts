/** Of a corpus whose releases may hold what somebody still reviews blind. */
export const RELEASES_LEFT_OUT =
  "Releases that may hold trajectories you review blind in a queue are listed once you have answered and revealed your last answer, or once the queue is closed.";
