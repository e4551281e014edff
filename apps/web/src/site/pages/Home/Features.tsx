import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Icon, type IconName } from '@naru/ui/Icon'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { features, type Feature } from '../../content/home'
import { useText } from '../../text'
import * as css from './Page.css'
import { Section } from './Section'

const icons: Record<Feature['id'], IconName> = { train: 'headphones', timetable: 'clock', targeted: 'exam' }

/** The three features. */
export const Features = () => {
  const { home: text } = useText()
  return (
    <Section title={text.features}>
      <Grid as="ul" columns={3}>
        {features.map(({ id, title, text: promise }) => (
          <Card key={id} as="li" padding={24}>
            <Stack gap={16}>
              <span className={css.featureIcon}>
                <Icon name={icons[id]} />
              </span>
              <Heading level={3} size="xl">
                {title}
              </Heading>
              <Text tone="muted">{promise}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
