/** The way to end a sign-in oneself when the forge did not confirm its end; without a period. */
export const TAKE_BACK =
  'take it back in your settings at the forge, where the applications are that you let in'
