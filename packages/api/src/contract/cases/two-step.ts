import { createAuthenticator, totpCode } from '../authenticator'
import { isSuccessOf } from '../document'
import { succeed, type Person, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'

/** A new admin without two-step verification. */
const newAdmin = (setup: Setup): Promise<Person> => setup.newMember('admin')

const newTotp = async (setup: Setup, person: Person) => {
  const { secret } = await succeed(person, 'startTotp')
  return { code: await totpCode(secret, setup.target.now()) }
}

/** An admin with an authenticator app and its recovery codes. */
const withTotp = async (setup: Setup) => {
  const person = await newAdmin(setup)
  const { recoveryCodes = [] } = await succeed(person, 'addTotp', { body: await newTotp(setup, person) })
  return { ...person, recoveryCodes }
}

const newPasskey = async ({ target }: Setup, person: Person) => {
  const { options } = await succeed(person, 'startPasskey')
  const origin = new URL(target.baseUrl)
  origin.hostname = options.rp.id
  const authenticator = await createAuthenticator(origin.origin)
  return { authenticator, body: { name: 'Phone', ...(await authenticator.register(options)) } }
}

/** An admin with a passkey. */
const withPasskey = async (setup: Setup) => {
  const person = await newAdmin(setup)
  const { authenticator, body } = await newPasskey(setup, person)
  await succeed(person, 'addPasskey', { body })
  const [passkey] = (await succeed(person, 'getTwoStep')).passkeys
  return { ...person, authenticator, passkeyId: passkey?.id ?? '' }
}

/** A case of an admin. */
const ofAdmin = (
  operation: ContractCase['operation'],
  title: string,
  prepare: ContractCase['prepare'],
  expects?: ContractCase['expects'],
): ContractCase => ({ operation, title, status: 200, prepare, ...(expects && { expects }) })

const bringsCodes = (body: unknown) =>
  typeof body === 'object' && body !== null && 'recoveryCodes' in body && Array.isArray(body.recoveryCodes)

export const twoStepCases: ContractCase[] = [
  {
    operation: 'listSessions',
    title: 'marks the session of the request',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('listSessions')
    },
    expects: (body) => isSuccessOf('listSessions', body) && body.filter(({ isCurrent }) => isCurrent).length === 1,
  },
  {
    operation: 'endSession',
    title: 'ends a session',
    status: 200,
    prepare: async ({ newLearner }) => {
      const learner = await newLearner()
      const [session] = await succeed(learner, 'listSessions')
      return () => learner.call('endSession', { path: { id: session?.id ?? '' } })
    },
  },
  {
    operation: 'endSession',
    title: 'rejects an unknown id',
    status: 404,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('endSession', { path: { id: noSuchId } })
    },
  },
  {
    operation: 'endOtherSessions',
    title: 'ends all others',
    status: 200,
    prepare: async ({ newLearner }) => {
      const { call } = await newLearner()
      return () => call('endOtherSessions')
    },
  },
  ofAdmin('startTotp', 'returns a secret', async (setup) => {
    const { call } = await newAdmin(setup)
    return () => call('startTotp')
  }),
  ofAdmin(
    'addTotp',
    'adds an authenticator app, with recovery codes',
    async (setup) => {
      const person = await newAdmin(setup)
      const body = await newTotp(setup, person)
      return () => person.call('addTotp', { body })
    },
    bringsCodes,
  ),
  ofAdmin('removeTotp', 'removes the authenticator app', async (setup) => {
    const { call } = await withTotp(setup)
    return () => call('removeTotp')
  }),
  ofAdmin(
    'renewRecoveryCodes',
    'replaces the recovery codes',
    async (setup) => {
      const { call } = await withTotp(setup)
      return () => call('renewRecoveryCodes')
    },
    bringsCodes,
  ),
  ofAdmin('confirmByCode', 'accepts a recovery code', async (setup) => {
    const { call, recoveryCodes } = await withTotp(setup)
    return () => call('confirmByCode', { body: { code: recoveryCodes[0] } })
  }),
  ofAdmin('startPasskey', 'returns a challenge', async (setup) => {
    const { call } = await newAdmin(setup)
    return () => call('startPasskey')
  }),
  ofAdmin(
    'addPasskey',
    'adds a passkey, with recovery codes',
    async (setup) => {
      const person = await newAdmin(setup)
      const { body } = await newPasskey(setup, person)
      return () => person.call('addPasskey', { body })
    },
    bringsCodes,
  ),
  ofAdmin('renamePasskey', 'renames a passkey', async (setup) => {
    const { call, passkeyId } = await withPasskey(setup)
    return () => call('renamePasskey', { path: { id: passkeyId }, body: { name: 'Tablet' } })
  }),
  ofAdmin('removePasskey', 'removes a passkey', async (setup) => {
    const { call, passkeyId } = await withPasskey(setup)
    return () => call('removePasskey', { path: { id: passkeyId } })
  }),
  ofAdmin('startPasskeyCheck', 'returns a challenge', async (setup) => {
    const { call } = await withPasskey(setup)
    return () => call('startPasskeyCheck')
  }),
  ofAdmin('confirmByPasskey', 'accepts the answer of a passkey', async (setup) => {
    const person = await withPasskey(setup)
    const { options } = await succeed(person, 'startPasskeyCheck')
    const body = await person.authenticator.assert(options)
    return () => person.call('confirmByPasskey', { body })
  }),
]
