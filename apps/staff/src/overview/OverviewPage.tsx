import { type AdminOverview } from '@naru/api'
import { adminOverviewQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { unfilledFacts } from '@naru/app-shell/operator'
import { useAdminText, type AdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { areasOf } from '../frame/areas'
import { Loaded } from '../frame/Loaded'
import * as css from './Overview.css'

const describeArea = (text: AdminText, counts: AdminOverview) => ({
  users: text('overview.users', { all: counts.users, inactive: counts.inactiveUsers }),
  activation: text('overview.activation'),
  plans: text('overview.plans', { count: counts.plans }),
  advertisements: text('overview.advertisements', { count: counts.advertisements }),
  videos: text('overview.videos', { count: counts.videos }),
  exams: text('overview.exams', { count: counts.exams }),
  floors: text('floors.overview'),
  messages: text('overview.messages', { count: counts.openMessages }),
  mails: text('overview.mails'),
  payments: text('overview.payments'),
  security: text('overview.security'),
  audit: text('audit.overview'),
})

/** Links to all admin areas, with the number of entries in each, and what the operator has not filled in. */
export const OverviewPage = () => {
  const t = useAdminText()
  const unfilled = unfilledFacts()
  const overview = useQuery(adminOverviewQuery(api))
  return (
    <AdminFrame title={t('title')} lead={t('lead')}>
      {unfilled.length > 0 && (
        <Alert tone="danger" role="status" title={t('overview.unfilledTitle')}>
          {t('overview.unfilled', { facts: unfilled.join(', ') })}
        </Alert>
      )}
      <Loaded query={overview} height="28rem">
        {(counts) => (
          <Grid as="ul" minItemWidth="17rem" gap={16} aria-label={t('areas')}>
            {areasOf(t).map(({ id, href, icon, label }) => (
              <Card key={id} as="li" interactive>
                <div className={css.area}>
                  <span className={css.picture}>
                    <Icon name={icon} />
                  </span>
                  <Stack gap={4}>
                    <Link href={href} variant="standalone" className={css.cover}>
                      {label}
                    </Link>
                    <Text tone="muted">{describeArea(t, counts)[id]}</Text>
                  </Stack>
                </div>
              </Card>
            ))}
          </Grid>
        )}
      </Loaded>
    </AdminFrame>
  )
}
