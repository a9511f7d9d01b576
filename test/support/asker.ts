/** Somebody of the workspace who asks for something in a channel; override what a test is about. */
export const asker = {
  team: 'T1',
  userTeam: 'T1',
  installedTeam: 'T1',
  user: 'U1',
  userName: 'ann',
  channel: 'C1',
  now: new Date('2026-11-20T12:00:00Z'),
  reference: 'k7mq2xpe',
}
