import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Icon, type IconName } from '@naru/ui/Icon'
import { WholeNames } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useText } from '../../frame/text'
import { useHomeText } from '../text/home'
import * as css from './Home.css'
import { Section } from './Section'

const features: readonly { id: 'train' | 'timetable' | 'targeted'; icon: IconName }[] = [
  { id: 'train', icon: 'headphones' },
  { id: 'timetable', icon: 'clock' },
  { id: 'targeted', icon: 'exam' },
]

export const Features = () => {
  const tSite = useText()
  const tHome = useHomeText()
  return (
    <Section title={tSite('home.features')}>
      <Grid as="ul" columns={3}>
        {features.map(({ id, icon }) => (
          <Card key={id} as="li" padding={24}>
            <Stack gap={16}>
              <span className={css.featureIcon}>
                <Icon name={icon} />
              </span>
              <Heading level={3} size="xl">
                {tHome(`features.${id}.title`)}
              </Heading>
              <Text tone="muted">
                <WholeNames>{tHome(`features.${id}.text`)}</WholeNames>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
