import { Avatar } from '@naru/ui/Avatar'
import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Rating } from '@naru/ui/Rating'
import { Text } from '@naru/ui/Text'
import { feedback } from '../../content/home'
import { useText } from '../../text'
import * as css from './Page.css'
import { Section } from './Section'

/** What learners say. */
export const Reviews = () => {
  const { home: text } = useText()
  return (
    <Section title={text.feedback}>
      <Grid as="ul" columns={3}>
        {feedback.map(({ username, content, rating }) => (
          <Card key={username} as="li" padding={24}>
            <figure className={css.review}>
              <Rating value={rating} />
              <blockquote className={css.quote}>{content}</blockquote>
              <figcaption className={css.reviewer}>
                <Avatar name={username} />
                <Text as="span" weight="medium">
                  {username}
                </Text>
              </figcaption>
            </figure>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
