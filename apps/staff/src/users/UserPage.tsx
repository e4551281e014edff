import { type AdminAttempt, type AdminUserDetails, roles, type TimeFactor } from '@naru/api'
import {
  allPlansQuery,
  grantPlanMutation,
  setTimeFactorMutation,
  setUserActiveMutation,
  setUserEmailMutation,
  setUserRoleMutation,
  userQuery,
} from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { FairPlay } from '@naru/app-shell/fairPlay/FairPlay'
import { useFormMutation } from '@naru/app-shell/forms/useFormMutation'
import { useDates } from '@naru/app-shell/language'
import { ConfirmButton } from '@naru/app-shell/parts/DialogButton'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { useSharedText } from '@naru/app-shell/text'
import { orNotAvailable, studentId } from '@naru/app-shell/user/userNames'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Disclosure } from '@naru/ui/Disclosure'
import { Form } from '@naru/ui/Form'
import { Heading } from '@naru/ui/Heading'
import { SegmentedControl } from '@naru/ui/SegmentedControl'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import { DataTable } from '../parts/DataTable'
import { useSwitch } from '../parts/useSwitch'
import { useAdminText } from '../text/admin'
import { UserBadges } from './UserBadges'
import * as css from './UserTable.css'

export const UserPage = ({ userId }: { userId: string }) => {
  const t = useAdminText()
  const user = useQuery(userQuery(api, userId))
  const title = user.data === undefined ? t('user.title') : user.data.name || t('users.unnamed')
  return (
    <AdminFrame title={title} back={{ href: '/admin/users', label: t('user.back') }}>
      <Loaded query={user}>{(data) => <User user={data} />}</Loaded>
    </AdminFrame>
  )
}

const User = ({ user }: { user: AdminUserDetails }) => {
  const tAdmin = useAdminText()
  const tShared = useSharedText()
  const { shortDay } = useDates()
  const facts = [
    [tAdmin('user.studentId'), studentId(user.id, tShared('notAvailable'))],
    [tAdmin('user.email'), orNotAvailable(user.email, tShared('notAvailable'))],
    [tAdmin('user.phone'), orNotAvailable(user.phone, tShared('notAvailable'))],
    [tAdmin('users.joined'), shortDay(user.createdAt)],
    [tAdmin('user.attempts'), String(user.attempts)],
  ] as const
  return (
    <>
      <TitledCard title={tAdmin('user.facts')}>
        <UserBadges user={user} />
        <dl className={css.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <ActiveSetting user={user} />
      </TitledCard>
      {!user.isVerified && user.email !== '' && <EmailCorrection key={user.email} user={user} />}
      <ExtraTime user={user} />
      <UserPlans user={user} />
      {user.recentAttempts !== undefined && <UserAttempts attempts={user.recentAttempts} />}
      <RoleSetting user={user} />
    </>
  )
}

const ActiveSetting = ({ user: { id, name, isActive } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const active = useSwitch(setUserActiveMutation(api), name)
  return (
    <Stack gap={8}>
      <span>
        <Button onPress={() => active.press({ id, isActive: !isActive })}>
          {isActive ? t('user.deactivate') : t('user.activate')}
        </Button>
      </span>
      {active.failure !== undefined && (
        <Text as="span" tone="danger">
          {active.failure}
        </Text>
      )}
    </Stack>
  )
}

interface EmailCorrectionProps {
  user: AdminUserDetails
}

/** Corrects the email address of a user, or keeps it, and mails a code to it. */
const EmailCorrection = ({ user: { id, email } }: EmailCorrectionProps) => {
  const t = useAdminText()
  const [written, setWritten] = useState(email)
  const send = useFormMutation(setUserEmailMutation(api), useAdminText(), (_done, sent) =>
    t('user.codeSent', { email: sent.email }),
  )
  return (
    <TitledCard title={t('user.verification')}>
      <Text>{t('user.verificationText')}</Text>
      <Form validationBehavior="aria" onSubmit={() => send.run({ id, email: written.trim() })}>
        <Stack gap={16}>
          <TextField label={t('user.email')} type="email" value={written} onChange={setWritten} autoComplete="off" />
          <FailureAlert failure={send.failure} />
          <span>
            <Button type="submit" isPending={send.isPending} isDisabled={written.trim() === ''}>
              {t('user.sendCode')}
            </Button>
          </span>
        </Stack>
      </Form>
    </TitledCard>
  )
}

const factors = [1, 1.25, 1.5, 2] as const satisfies readonly TimeFactor[]

/** Sets the factor of a user's exam time: shown optimistically, and reverted if the server rejects it. */
const ExtraTime = ({ user: { id, name, timeFactor } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const factor = useSwitch(setTimeFactorMutation(api), name)
  return (
    <TitledCard title={t('user.extraTime')}>
      <Text>{t('user.extraTimeText')}</Text>
      <SegmentedControl
        label={t('user.extraTime')}
        items={factors.map((each) => ({
          id: String(each),
          label: t('user.factor', { factor: each }),
          'aria-label': t('user.factorWords', { factor: each }),
        }))}
        value={String(timeFactor)}
        onChange={(chosen) => {
          const next = factors.find((each) => String(each) === chosen)
          if (next !== undefined) factor.press({ id, timeFactor: next })
        }}
      />
      <span role="status">
        <Text as="span" tone={factor.failure === undefined ? 'muted' : 'danger'}>
          {factor.failure ?? t('user.saved', { factor: timeFactor })}
        </Text>
      </span>
    </TitledCard>
  )
}

const RoleSetting = ({ user: { id, name, role } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const [chosen, setChosen] = useState(role)
  const change = useFormMutation(setUserRoleMutation(api), t, (_changed, sent) =>
    t('user.roleChanged', { name, role: t(`user.roles.${sent.role}`) }),
  )
  return (
    <TitledCard title={t('user.role')}>
      <Select
        label={t('user.role')}
        items={roles.map((one) => ({ id: one, label: t(`user.roles.${one}`) }))}
        value={chosen}
        description={t(`user.roleTexts.${chosen}`)}
        onChange={(next) => setChosen(roles.find((one) => one === next) ?? chosen)}
      />
      <span>
        <ConfirmButton
          isSafe
          isDisabled={chosen === role}
          action={t('user.changeRole')}
          title={t('user.changeRoleTitle')}
          text={t('user.changeRoleText', { name, role: t(`user.roles.${chosen}`) })}
          sending={change}
          onConfirm={(close) => change.run({ id, role: chosen }, close)}
        />
      </span>
    </TitledCard>
  )
}

const UserPlans = ({ user: { id, name, plans } }: { user: AdminUserDetails }) => {
  const t = useAdminText()
  const { moment } = useDates()
  return (
    <Stack gap={16}>
      <Heading level={2} size="xl">
        {t('user.plans')}
      </Heading>
      {plans.length === 0 ? (
        <Text tone="muted">{t('user.noPlans')}</Text>
      ) : (
        <DataTable
          label={t('user.plans')}
          rows={plans}
          keyOf={({ id }) => id}
          columns={[
            { head: t('user.plan'), isHeader: true, render: ({ name }) => <span className={css.plan}>{name}</span> },
            { head: t('user.activated'), render: ({ activatedAt }) => moment(activatedAt) },
            {
              head: t('user.ends'),
              render: ({ expiresAt }) => (expiresAt === null ? t('user.never') : moment(expiresAt)),
            },
          ]}
        />
      )}
      <PlanGrant id={id} name={name} />
    </Stack>
  )
}

/** Activates a plan that was paid outside of the site, or is a present. */
const PlanGrant = ({ id, name }: Pick<AdminUserDetails, 'id' | 'name'>) => {
  const t = useAdminText()
  const offers = useQuery(allPlansQuery(api)).data?.filter(({ isOffered }) => isOffered) ?? []
  const [chosen, setChosen] = useState('')
  const plan = offers.find(({ _id }) => _id === chosen) ?? offers[0]
  const names = { name, plan: plan?.name ?? '' }
  const grant = useFormMutation(grantPlanMutation(api), t, () => t('user.planGiven', names))
  if (plan === undefined) return
  return (
    <TitledCard title={t('user.givePlan')}>
      <Select
        label={t('user.plan')}
        items={offers.map((offer) => ({ id: offer._id, label: offer.name }))}
        value={plan._id}
        onChange={setChosen}
      />
      <span>
        <ConfirmButton
          isSafe
          action={t('user.givePlan')}
          title={t('user.givePlanTitle')}
          text={t('user.givePlanText', names)}
          sending={grant}
          onConfirm={(close) => grant.run({ id, pricePlanId: plan._id }, close)}
        />
      </span>
    </TitledCard>
  )
}

interface UserAttemptsProps {
  /** Newest first. */
  attempts: readonly AdminAttempt[]
}

/** The latest attempts of a user, each with what the device saw of it. */
const UserAttempts = ({ attempts }: UserAttemptsProps) => {
  const tAdmin = useAdminText()
  const { moment } = useDates()
  const tShared = useSharedText()
  return (
    <Stack as="section" gap={16} aria-labelledby="attempts">
      <Heading level={2} size="xl" id="attempts">
        {tAdmin('user.recentAttempts')}
      </Heading>
      {attempts.length === 0 && <Text tone="muted">{tAdmin('user.noAttempts')}</Text>}
      {attempts.map(({ attemptId, topic, attempt, totalScore, totalPossibleMarks, timestamp, ...facts }) => (
        <Disclosure key={attemptId} title={tAdmin('user.attempt', { topic, attempt })}>
          <Stack gap={12}>
            <Text>
              {tAdmin('user.attemptMarks', {
                score: totalScore,
                total: totalPossibleMarks,
                finished: moment(timestamp),
              })}
            </Text>
            {facts.unrankedReason !== undefined && (
              <span>
                <Badge>{tShared(`unranked.${facts.unrankedReason}`)}</Badge>
              </span>
            )}
            {facts.fairPlay === undefined ? (
              <Text tone="muted">{tAdmin('user.noFairPlay')}</Text>
            ) : (
              <FairPlay record={facts.fairPlay} />
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  )
}
