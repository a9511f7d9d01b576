/** How people end a sign-in themselves, when the forge could not be told; without a period. */
export const TAKE_BACK =
  'take it back in your settings at the forge, where the applications are that you let in'
