import { type AdminOverview } from '@naru/api'
import { workPages } from '@naru/api/operator'
import { adminOverviewQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Icon, type IconName } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import { useMissing } from '../settings/useMissing'
import * as css from './Overview.css'

interface Fact {
  icon: IconName
  label: string
  /** The page where something can be done about it. @default none */
  href?: string
}

/** What waits for the admins, each with its page; then how the site is. */
export const OverviewPage = () => {
  const t = useAdminText()
  const overview = useQuery(adminOverviewQuery(api))
  return (
    <AdminFrame title={t('title')} lead={t('lead')}>
      <Loaded query={overview} height="28rem">
        {(facts) => <Facts overview={facts} />}
      </Loaded>
    </AdminFrame>
  )
}

const icons: Record<(typeof workPages)[number][0], IconName> = {
  papersInReview: 'exam',
  openMessages: 'message',
  openPayments: 'card',
  failedMails: 'mail',
  staffWithoutTwoStep: 'lock',
}

const Facts = ({ overview }: { overview: AdminOverview }) => {
  const t = useAdminText()
  const { moment } = useDates()
  const { lastBackupAt, isBackupLate, isDiskFull, freeBytes, version, users, activeLearners, runningExams } = overview
  const { missingSettings, isClosed, isBackupSetUp } = overview
  const { names, title } = useMissing(missingSettings, isClosed)
  const size = Math.floor(freeBytes / 1e9)
  const when = lastBackupAt === undefined ? undefined : moment(lastBackupAt)
  const work: Fact[] = workPages
    .filter(([name]) => overview[name] > 0)
    .map(([name, href]) => ({ icon: icons[name], href, label: t(`overview.${name}`, { count: overview[name] }) }))
  if (isBackupLate) {
    const label = when === undefined ? t('overview.backupNone') : t('overview.backupLate', { when })
    work.push({ icon: 'warning', label: when === undefined && !isBackupSetUp ? t('overview.backupOff') : label })
  }
  if (isDiskFull) work.push({ icon: 'warning', label: t('overview.diskFull', { size }) })
  const site: Fact[] = [
    { icon: 'users', href: '/admin/users', label: t('overview.activeLearners', { count: activeLearners }) },
    { icon: 'exam', href: '/admin/exams', label: t('overview.runningExams', { count: runningExams }) },
    { icon: 'user', href: '/admin/users', label: t('overview.users', { count: users }) },
    ...(isBackupLate || when === undefined
      ? []
      : [{ icon: 'download', label: t('overview.backup', { when }) } as const]),
    ...(isDiskFull ? [] : [{ icon: 'success', label: t('overview.disk', { size }) } as const]),
    { icon: 'info', label: t('overview.version', { version }) },
  ]
  return (
    <Stack gap={32}>
      {missingSettings.length > 0 && (
        <Alert
          tone="danger"
          role="status"
          title={title}
          action={<Link href="/admin/settings">{t('settings.link')}</Link>}
        >
          {t('settings.missing', { names })}
        </Alert>
      )}
      <FactList title={t('overview.work')} facts={work} />
      <FactList title={t('overview.site')} facts={site} />
    </Stack>
  )
}

const FactList = ({ title, facts }: { title: string; facts: readonly Fact[] }) => {
  const t = useAdminText()
  const id = useId()
  return (
    <Stack gap={12}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {facts.length === 0 && <Text tone="muted">{t('overview.none')}</Text>}
      <Grid as="ul" minItemWidth="17rem" gap={12} aria-labelledby={id}>
        {facts.map(({ icon, label, href }) => (
          <Card key={label} as="li" interactive={href !== undefined}>
            <div className={css.fact}>
              <span className={css.picture}>
                <Icon name={icon} />
              </span>
              {href === undefined ? (
                <Text>{label}</Text>
              ) : (
                <Link href={href} variant="standalone" className={css.cover}>
                  {label}
                </Link>
              )}
            </div>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
