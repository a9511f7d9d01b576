import { type KeyFault, readPublicKey } from '../../services/ssh/public-key.ts'

const COPY_AGAIN = 'copy the whole line of the .pub file again'
const PERHAPS_PRIVATE = '. If it’s part of a private key, it’s now in Slack: make a new pair'
const LONG_WORD = /[A-Za-z0-9+/]{24,}/
const NOT_SOUND = 'is damaged; make a new one with ssh-keygen -t ed25519'

/** The problem with a text as a new public key, as a phrase that follows “The key”; null for none. */
export function newKeyProblem(text: string): string | null {
  const read = readPublicKey(text)
  if (!read.ok) return `${words(read.fault)}${mayBePrivate(text) ? PERHAPS_PRIVATE : ''}`
  return read.key.facts.type === 'ssh-dss'
    ? 'is a DSA key, which OpenSSH no longer accepts; make a new one with ssh-keygen -t ed25519'
    : null
}

/** True when the first long word does not begin like a public key. */
function mayBePrivate(text: string): boolean {
  const [long = 'AAAA'] = LONG_WORD.exec(text) ?? []
  return !long.startsWith('AAAA')
}

function words(fault: KeyFault): string {
  switch (fault) {
    case 'nothing':
      return 'must not be empty'
    case 'too long':
      return 'must be 5000 characters or less'
    case 'several lines':
      return 'must be one line: the type, the key and a comment; remove the line breaks inside it'
    case 'several keys':
      return 'must be one key; add several one at a time'
    case 'private key':
      return 'is a private key; paste only the line of the .pub file'
    case 'SSH2':
      return 'is in SSH2 format; paste what ssh-keygen -i -f key.pub prints'
    case 'PEM':
      return 'is in PEM format; paste what ssh-keygen -i -m PKCS8 -f key.pem prints'
    case 'PEM of RSA':
      return 'is in PEM format; paste what ssh-keygen -i -m PEM -f key.pem prints'
    case 'X.509':
      return 'is an X.509 certificate; paste the line of a .pub file'
    case 'PGP':
      return 'is a PGP key; paste the line of a .pub file'
    case 'fingerprint':
      return 'is only a fingerprint; paste the whole line of the .pub file'
    case 'file name':
      return 'is a file name; paste the line inside that file'
    case 'certificate':
      return 'is an OpenSSH certificate; paste the .pub file without -cert in its name'
    case 'words before':
      return 'has words before its type; put quotes around a title of several words'
    case 'no type':
      return 'lacks its type; paste the whole line, starting with a word like ssh-ed25519'
    case 'unknown type':
      return 'doesn’t start with a known type, like ssh-ed25519 or ssh-rsa'
    case 'only a type':
      return `stops after its type; ${COPY_AGAIN}`
    case 'not base64':
      return `has a damaged middle part, the long word that begins with AAAA; ${COPY_AGAIN}`
    case 'wrong fields':
    case 'wrong text':
      return `is cut short or has something added; ${COPY_AGAIN}`
    case 'other type inside':
      return `has one type in front and another inside; ${COPY_AGAIN}`
    case 'off the curve':
      return `is damaged: it is no point of its curve; ${COPY_AGAIN}`
    case 'too few bits':
      return 'is an RSA key of less than 1024 bits, which OpenSSH refuses; make one with ssh-keygen -t ed25519'
    case 'too many bits':
      return 'is an RSA key of more than 16384 bits, which OpenSSH refuses; make one with ssh-keygen -t ed25519'
    case 'wrong number':
      return `holds a number that is written wrongly; ${COPY_AGAIN}`
    case 'weak exponent':
    case 'even modulus':
      return NOT_SOUND
  }
}
