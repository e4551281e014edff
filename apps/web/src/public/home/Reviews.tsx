import { Avatar } from '@naru/ui/Avatar'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Rating } from '@naru/ui/Rating'
import { Text } from '@naru/ui/Text'
import { feedback, type Feedback } from './feedback'
import { useText } from '../../frame/text'
import { useHomeText } from '../text/home'
import * as css from './Home.css'
import { Section } from './Section'

export interface ReviewsProps {
  /** The feedback cards; without one, samples. @default the configured ones */
  cards?: readonly Feedback[]
}

/** The Feedback section. Sample cards are marked. */
export const Reviews = ({ cards = feedback }: ReviewsProps) => {
  const t = useText()
  const samples = useSamples()
  const isSample = cards.length === 0
  return (
    <Section title={t('home.feedback')}>
      <Grid as="ul" columns={3}>
        {(isSample ? samples : cards).map(({ username, content, rating }) => (
          <Card key={content} as="li" padding={24}>
            <figure className={css.review}>
              <Rating value={rating} />
              <blockquote className={css.quote}>{content}</blockquote>
              <figcaption className={css.reviewer}>
                <Avatar name={username} />
                <div>
                  <Text weight="medium">{username}</Text>
                  {isSample && (
                    <Text tone="muted" size="sm">
                      {t('home.sampleFeedback')}
                    </Text>
                  )}
                </div>
              </figcaption>
            </figure>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

function useSamples(): readonly Feedback[] {
  const t = useHomeText()
  return [
    { username: t('sampleLearner'), content: t('samples.bus'), rating: 5 },
    { username: t('sampleLearner'), content: t('samples.review'), rating: 5 },
    { username: t('sampleLearner'), content: t('samples.pictures'), rating: 4 },
  ]
}
