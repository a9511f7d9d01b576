import { expect, test } from 'vitest'
import { newKeyProblem } from '../../../src/commands/deploy-key/key-problem.ts'
import { keyLine } from '../../support/ssh-keygen.ts'

const ED25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDRSiwttlux/MgnUqLAe8s/wA3XVYdDVaqMsTtNviwfr'
const [, BASE64 = ''] = ED25519.split(' ')
const ODD = Buffer.concat([Buffer.from([0, 0xff]), Buffer.alloc(255, 3)])
const E = Buffer.from([1, 0, 1])
const NISTP256 = 'ecdsa-sha2-nistp256'

test('a sound key has no problem', () => {
  expect(newKeyProblem(ED25519)).toBeNull()
  expect(newKeyProblem(keyLine('ssh-rsa', ['ssh-rsa', E, ODD.subarray(0, 129)], 'short'))).toBeNull()
})

test.each([
  ['', 'must not be empty'],
  [`${ED25519} ${'x'.repeat(5000)}`, 'must be 5000 characters or less'],
  [`${ED25519}\nmore`, 'must be one line'],
  [`${ED25519} me\n${ED25519} you`, 'must be one key'],
  [`${ED25519} ${ED25519}`, 'must be one key'],
  ['-----BEGIN PRIVATE KEY-----', 'is a private key'],
  ['---- BEGIN SSH2 PUBLIC KEY ----', 'ssh-keygen -i -f key.pub'],
  ['-----BEGIN PUBLIC KEY-----', 'ssh-keygen -i -m PKCS8 -f key.pem'],
  ['-----BEGIN RSA PUBLIC KEY-----', 'ssh-keygen -i -m PEM -f key.pem'],
  ['-----BEGIN CERTIFICATE-----', 'is an X.509 certificate'],
  ['-----BEGIN PGP PUBLIC KEY BLOCK-----', 'is a PGP key'],
  ['SHA256:bnO+Rpfq8AXxxDg9SFWbNA4vQm8m29D16Vd9EB7Mwrw', 'is only a fingerprint'],
  ['id_ed25519.pub', 'is a file name'],
  [`ssh-rsa-cert-v01@openssh.com ${BASE64}`, 'is an OpenSSH certificate'],
  [`no-pty ${ED25519}`, 'has words before its type; put quotes around a title of several words'],
  [BASE64, 'lacks its type'],
  ['hello', 'doesn’t start with a known type'],
  ['QyNTUxOQAAACADCpRhOdKLhrYhppcJ63', 'If it’s part of a private key, it’s now in Slack: make a new pair'],
  [
    'ssh-ed25519 INhixImOADJ42/K7SIzMgjuRO6gt8LjM',
    'If it’s part of a private key, it’s now in Slack: make a new pair',
  ],
  ['ssh-ed25519', 'stops after its type'],
  [`${ED25519.slice(0, -1)}`, 'has a damaged middle part'],
  [`${ED25519.slice(0, -4)}`, 'is cut short or has something added'],
  [`ssh-rsa ${BASE64}`, 'has one type in front and another inside'],
  [keyLine(NISTP256, [NISTP256, 'nistp256', Buffer.alloc(65, 4)]), 'is damaged'],
  [keyLine('ssh-rsa', ['ssh-rsa', E, ODD.subarray(0, 97)]), 'is an RSA key of less than 1024 bits'],
  [keyLine('ssh-rsa', ['ssh-rsa', E, Buffer.alloc(2049, 3)]), 'is an RSA key of more than 16384 bits'],
  [keyLine('ssh-rsa', ['ssh-rsa', '', ODD]), 'holds a number that is written wrongly'],
  [keyLine('ssh-rsa', ['ssh-rsa', Buffer.from([1]), ODD]), 'is damaged'],
  [keyLine('ssh-dss', ['ssh-dss', ODD, ODD, E, E]), 'is a DSA key, which OpenSSH no longer accepts'],
])('%j is told as such, in a phrase that fits an input and a refusal', (text, words) => {
  const problem = newKeyProblem(text) ?? ''
  expect(problem).toContain(words)
  expect(problem.length).toBeLessThan(190)
  expect(problem).not.toMatch(/\.$/)
})
