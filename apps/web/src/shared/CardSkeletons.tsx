import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import * as css from './CardSkeletons.css'

export interface CardSkeletonsProps {
  /** Whether the cards begin with a picture. @default true */
  hasPicture?: boolean
}

/** Three cards with a title, a few lines and a button, while they load. */
export const CardSkeletons = ({ hasPicture = true }: CardSkeletonsProps) => (
  <Grid columns={3}>
    {['first', 'second', 'third'].map((card) => (
      <Card key={card} padding={0} className={css.card}>
        {hasPicture && <Skeleton shape="picture" />}
        <Stack gap={8} className={css.words}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton height="2.75rem" />
        </Stack>
      </Card>
    ))}
  </Grid>
)
