import { createAuthenticator, totpCode } from '../authenticator'
import { isSuccessOf } from '../document'
import { succeed, type Person, type Setup } from '../target'
import { clause, newLearner, noSuchId, type ContractCase } from './case'

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

const bringsCodes = {
  expects: (body: unknown) => Array.isArray(Reflect.get(Object(body), 'recoveryCodes')),
}

export const twoStepCases: ContractCase[] = [
  clause(
    'listSessions',
    200,
    'marks the session of the request',
    newLearner,
    {},
    {
      expects: (body) => isSuccessOf('listSessions', body) && body.filter(({ isCurrent }) => isCurrent).length === 1,
    },
  ),
  clause('endSession', 200, 'ends a session', newLearner, async (learner) => {
    const [session] = await succeed(learner, 'listSessions')
    return { path: { id: session?.id ?? '' } }
  }),
  clause('endSession', 404, 'rejects an unknown id', newLearner, { path: { id: noSuchId } }),
  clause('endOtherSessions', 200, 'ends all others', newLearner),
  clause('startTotp', 200, 'returns a secret', newAdmin),
  clause(
    'addTotp',
    200,
    'adds an authenticator app, with recovery codes',
    newAdmin,
    async (person, setup) => ({ body: await newTotp(setup, person) }),
    bringsCodes,
  ),
  clause('removeTotp', 200, 'removes the authenticator app', withTotp),
  clause('renewRecoveryCodes', 200, 'replaces the recovery codes', withTotp, {}, bringsCodes),
  clause('confirmByCode', 200, 'accepts a recovery code', withTotp, ({ recoveryCodes: [code] }) => ({
    body: { code },
  })),
  clause('startPasskey', 200, 'returns a challenge', newAdmin),
  clause(
    'addPasskey',
    200,
    'adds a passkey, with recovery codes',
    newAdmin,
    async (person, setup) => ({ body: (await newPasskey(setup, person)).body }),
    bringsCodes,
  ),
  clause('renamePasskey', 200, 'renames a passkey', withPasskey, ({ passkeyId }) => ({
    path: { id: passkeyId },
    body: { name: 'Tablet' },
  })),
  clause('removePasskey', 200, 'removes a passkey', withPasskey, ({ passkeyId }) => ({ path: { id: passkeyId } })),
  clause('startPasskeyCheck', 200, 'returns a challenge', withPasskey),
  clause('confirmByPasskey', 200, 'accepts the answer of a passkey', withPasskey, async (person) => {
    const { options } = await succeed(person, 'startPasskeyCheck')
    return { body: await person.authenticator.assert(options) }
  }),
]
