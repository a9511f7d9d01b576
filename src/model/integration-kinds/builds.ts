import type { IntegrationKind } from '../integration-kind.ts'
import { key, needed, password, plain, tick, url } from '../integration-parameter.ts'

const certificates = {
  ...tick('enable_ssl_verification', 'Certificates', 'Check the certificate of the server'),
  preset: 'true',
}

/** Integrations that build and test each push elsewhere. */
export const buildKinds = [
  {
    name: 'bamboo',
    slug: 'bamboo',
    title: 'Atlassian Bamboo CI',
    what: 'Starts a Bamboo build on each push and shows its result on the commit.',
    parameters: [
      needed(url('bamboo_url', 'Bamboo address', 'Root address, such as https://bamboo.example.com')),
      needed(plain('build_key', 'Build key', 'Key of the build plan, such as WEB-MAIN')),
      needed(plain('username', 'User name', 'A Bamboo user who may start builds')),
      needed(password('Password of that Bamboo user')),
    ],
  },
  {
    name: 'buildkite',
    slug: 'buildkite',
    title: 'Buildkite',
    what: 'Starts a Buildkite build on each push and shows its result on the commit.',
    parameters: [
      needed(key('token', 'Token', 'Token from the repository settings of the Buildkite pipeline')),
      needed(url('project_url', 'Pipeline address', 'Address of the pipeline at Buildkite')),
      certificates,
    ],
  },
  {
    name: 'drone-ci',
    slug: 'drone-ci',
    title: 'Drone CI',
    what: 'Starts a Drone build on each push and merge request and shows its result on the commit.',
    parameters: [
      needed(key('token', 'Token', 'Token of this project in Drone')),
      needed(url('drone_url', 'Drone address', 'Root address, such as https://drone.example.com')),
      certificates,
    ],
  },
  {
    name: 'teamcity',
    slug: 'teamcity',
    title: 'JetBrains TeamCity CI',
    what: 'Starts a TeamCity build on each push and shows its result on the commit.',
    parameters: [
      needed(url('teamcity_url', 'TeamCity address', 'Root address, such as https://teamcity.example.com')),
      needed(plain('build_type', 'Build configuration', 'Id of the build configuration')),
      needed(plain('username', 'User name', 'A TeamCity user who may start builds by hand')),
      needed(password('Password of that TeamCity user')),
    ],
  },
] as const satisfies readonly IntegrationKind[]
