import { Card } from '@naru/ui/Card'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { usePracticeText } from './text/practice'

export const More = () => {
  const t = usePracticeText()
  const links = [
    { href: '/practice/listening', label: t('listening.title'), lead: t('listening.lead') },
    { href: '/practice/drills', label: t('more.drills'), lead: t('more.drillsText') },
    { href: '/words', label: t('more.words'), lead: t('more.wordsText') },
  ]
  return (
    <Grid as="ul">
      {links.map(({ href, label, lead }) => (
        <Card key={href} as="li">
          <Stack gap={4}>
            <Heading level={2} size="lg">
              <Link href={href} variant="standalone">
                {label}
              </Link>
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}
