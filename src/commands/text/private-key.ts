/** Said in place of anything that the text asked for; fits the error of an input. */
export const PRIVATE_KEY_PASTED =
  'That is a private key. I have not sent or kept it, but Slack has seen it: make a new pair, replace this key wherever it is used, and give me only the public half (the line in the .pub file).'

// Phones turn hyphens into dashes and lines into spaces, so only the words between them count.
const MARKS = [
  /BEGIN\s{1,9}(?:[A-Z0-9]{1,20}\s{1,9}){0,4}PRIVATE\s{1,9}KEY/i,
  /PuTTY-User-Key-File-\d/i,
  // An OpenSSH private key without its armour: "openssh-key-v1" in base64.
  /b3BlbnNzaC1rZXktdjE/,
]

/** Whether a text holds a private key, whole or in part, of any of the usual formats. */
export function holdsPrivateKey(text: string): boolean {
  return MARKS.some((mark) => mark.test(text))
}
