import { adminOverviewQuery, type AdminOverview } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { unfilledFacts } from '../../content/operator'
import { useAdminText, type AdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { areasOf } from './areas'
import { Loaded } from './Loaded'
import * as css from './Overview.css'

const describeArea = ({ overview: text, floors, audit }: AdminText, counts: AdminOverview) => ({
  users: text.users(counts.users, counts.inactiveUsers),
  activation: text.activation,
  plans: text.plans(counts.plans),
  advertisements: text.advertisements(counts.advertisements),
  videos: text.videos(counts.videos),
  exams: text.exams(counts.exams),
  floors: floors.overview,
  messages: text.messages(counts.openMessages),
  mails: text.mails,
  payments: text.payments,
  security: text.security,
  audit: audit.overview,
})

/** Links to all admin areas, with the number of entries in each, and what the operator has not filled in. */
export const OverviewPage = () => {
  const text = useAdminText()
  const unfilled = unfilledFacts()
  const overview = useQuery(adminOverviewQuery(api))
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      {unfilled.length > 0 && (
        <Alert tone="danger" role="status" title={text.overview.unfilledTitle}>
          {text.overview.unfilled(unfilled.join(', '))}
        </Alert>
      )}
      <Loaded query={overview} height="28rem">
        {(counts) => (
          <Grid as="ul" minItemWidth="17rem" gap={16} aria-label={text.areas}>
            {areasOf(text).map(({ id, href, icon, label }) => (
              <Card key={id} as="li" interactive>
                <div className={css.area}>
                  <span className={css.picture}>
                    <Icon name={icon} />
                  </span>
                  <Stack gap={4}>
                    <Link href={href} variant="standalone" className={css.cover}>
                      {label}
                    </Link>
                    <Text tone="muted">{describeArea(text, counts)[id]}</Text>
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
