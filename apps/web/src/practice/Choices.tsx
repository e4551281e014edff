import type { PracticeChoices } from '@naru/api'
import type { PracticeFilter } from '@naru/api/queries'
import { Card } from '@naru/ui/Card'
import { Checkbox } from '@naru/ui/Checkbox'
import { Heading } from '@naru/ui/Heading'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { readPracticeFilter } from './pack/filters'
import { isChosen } from './pack/matchingCards'
import { topicName, usePracticeText } from './text/practice'
import * as css from './Practice.css'

export interface ChoicesProps {
  /** What the learner's questions can be filtered by. */
  choices: PracticeChoices
  filter: PracticeFilter
  onChoose: (filter: PracticeFilter) => void
}

export const Choices = ({ choices: { sections, units, families, exams }, filter, onChoose }: ChoicesProps) => {
  const t = usePracticeText()
  const fields = [
    {
      name: 'section',
      label: t('choices.section'),
      items: sections.map((id) => ({ id: id, label: t(`choices.sections.${id}`) })),
    },
    {
      name: 'unit',
      label: t('choices.unit'),
      items: units.map(({ unit, name }) => ({ id: String(unit), label: `${unit}. ${name}`, language: 'ko' })),
    },
    {
      name: 'family',
      label: t('choices.family'),
      items: families.map((id) => ({ id, label: topicName(t, 'families', id) })),
    },
    {
      name: 'examId',
      label: t('choices.exam'),
      items: exams.map(({ examId, topic }) => ({ id: examId, label: topic })),
    },
  ] as const
  const choose = (name: keyof PracticeFilter, value: string) =>
    onChoose(readPracticeFilter({ ...filter, [name]: name === 'unit' ? Number(value) : value }))

  return (
    <Card as="section" aria-labelledby="choices">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="lg" id="choices">
            {t('choices.title')}
          </Heading>
          <Text tone="muted">{t('choices.lead')}</Text>
        </Stack>
        <div className={css.choices}>
          {fields.map(({ name, label, items }) => (
            <Select
              key={name}
              label={label}
              items={[{ id: '', label: t('choices.any') }, ...items]}
              value={String(filter[name] ?? '')}
              onChange={(value) => choose(name, value)}
            />
          ))}
        </div>
        {isChosen(filter) && (
          <Stack gap={4}>
            <Checkbox
              isSelected={filter.early ?? false}
              onChange={(early) => onChoose({ ...filter, early })}
              aria-describedby="early-hint"
            >
              {t('choices.early')}
            </Checkbox>
            <Text tone="muted" size="sm" id="early-hint">
              {t('choices.earlyHint')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
