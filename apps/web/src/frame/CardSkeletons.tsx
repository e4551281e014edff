import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'

export interface CardSkeletonsProps {
  /** How many. @default 3 */
  count?: number
}

export const CardSkeletons = ({ count = 3 }: CardSkeletonsProps) => (
  <Grid columns={3}>
    {Array.from({ length: count }, (_, at) => (
      <Card key={at}>
        <Stack gap={16}>
          <Skeleton height="9rem" />
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="1rem" />
          <Skeleton height="2.75rem" />
        </Stack>
      </Card>
    ))}
  </Grid>
)
