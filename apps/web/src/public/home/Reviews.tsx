import { Avatar } from '@naru/ui/Avatar'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Rating } from '@naru/ui/Rating'
import { Text } from '@naru/ui/Text'
import type { FeedbackCard } from '@naru/api/types'
import { operator } from '@naru/app-shell/operator'
import { useText } from '../../frame/text'
import { useHomeText } from '../text/home'
import * as css from './Home.css'
import { Section } from './Section'

/** The Feedback section. Without a card of the operator it shows samples, marked as such. */
export const Reviews = () => {
  const t = useText()
  const samples = useSamples()
  const cards = operator().feedback ?? []
  const isSample = cards.length === 0
  return (
    <Section title={t('home.feedback')}>
      <Grid as="ul" columns={3} data-fact="feedback">
        {(isSample ? samples : cards).map(({ username, content, rating }) => (
          <Card key={content} as="li" padding={24}>
            <figure className={css.review}>
              <Rating value={rating} />
              <blockquote className={css.quote}>{content}</blockquote>
              <figcaption className={css.reviewer}>
                <Avatar name={username} generic={!isSample} />
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

function useSamples(): readonly FeedbackCard[] {
  const t = useHomeText()
  return [
    { username: t('sampleLearner'), content: t('samples.bus'), rating: 5 },
    { username: t('sampleLearner'), content: t('samples.review'), rating: 5 },
    { username: t('sampleLearner'), content: t('samples.pictures'), rating: 4 },
  ]
}
