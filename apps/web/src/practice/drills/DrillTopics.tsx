import type { PracticeTopics } from '@naru/api'
import type { DrillFilter } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { topicName, usePracticeText } from '../text/practice'
import { useLanguage } from '@naru/ui/language'
import { unitName } from '../unitName'

export const DrillTopics = ({ topics: { units, families, sectors, sounds } }: { topics: PracticeTopics }) => {
  const t = usePracticeText()
  const lists = [
    { name: 'sound', title: t('drills.sounds'), lead: t('drills.soundsText'), topics: sounds, kind: 'sounds' },
    { name: 'family', title: t('drills.families'), lead: undefined, topics: families, kind: 'families' },
    { name: 'sector', title: t('drills.sectors'), lead: undefined, topics: sectors, kind: 'sectors' },
  ] as const
  const usedUnits = units.filter(({ questions }) => questions > 0)
  if (usedUnits.length === 0 && lists.every(({ topics }) => topics.length === 0))
    return <Text>{t('drills.nothing')}</Text>
  return (
    <Stack gap={24}>
      {usedUnits.length > 0 && <UnitChoice units={usedUnits} />}
      {lists.map(({ name, ...list }) => (
        <TopicLinks key={name} {...list} addressOf={(id) => `/practice/drills?${name}=${encodeURIComponent(id)}`} />
      ))}
    </Stack>
  )
}

const UnitChoice = ({ units }: Pick<PracticeTopics, 'units'>) => {
  const t = usePracticeText()
  const router = useRouter()
  const language = useLanguage()
  const [unit, setUnit] = useState('')
  const start = () => {
    const search: DrillFilter = { unit: Number(unit) }
    void router.navigate({ to: '/practice/drills', search })
  }
  return (
    <TitledCard title={t('drills.units')} size="lg">
      <Select
        label={t('drills.unit')}
        placeholder={t('drills.chooseUnit')}
        items={units.map(({ unit: number, questions, ...names }) => {
          const name = unitName(names, language)
          return {
            id: String(number),
            label: t('drills.unitOption', { unit: number, name: name.text, count: questions }),
            language: name.language,
          }
        })}
        value={unit}
        onChange={setUnit}
      />
      <div>
        <Button variant="primary" isDisabled={unit === ''} onPress={start}>
          {t('drills.start')}
        </Button>
      </div>
    </TitledCard>
  )
}

interface TopicLinksProps {
  title: string
  lead: string | undefined
  topics: PracticeTopics['families']
  kind: 'sounds' | 'families' | 'sectors'
  addressOf: (id: string) => string
}

const TopicLinks = ({ title, lead, topics, kind, addressOf }: TopicLinksProps) => {
  const t = usePracticeText()
  const id = useId()
  const used = topics.filter(({ questions }) => questions > 0)
  if (used.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
        <Inline as="ul" gap={8}>
          {used.map((topic) => (
            <li key={topic.id}>
              <ButtonLink size="small" href={addressOf(topic.id)}>
                {t('drills.counted', { name: topicName(t, kind, topic.id), count: topic.questions })}
              </ButtonLink>
            </li>
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}
