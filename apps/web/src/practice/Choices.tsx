import type { PracticeChoices } from '@naru/api'
import type { PracticeFilter } from '@naru/api/queries'
import { Select } from '@naru/ui/Select'
import { Text } from '@naru/ui/Text'
import { useRouter } from '@tanstack/react-router'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { translated } from '@naru/app-shell/language'
import { useLanguage } from '@naru/ui/language'
import { readPracticeFilter } from './pack/filters'
import { topicName, usePracticeText } from './text/practice'
import * as css from './Practice.css'
import { unitName } from './unitName'

export interface ChoicesProps {
  /** What the learner's wrong questions can be filtered by. */
  choices: PracticeChoices
  filter: PracticeFilter
}

/** The choice among the questions that were wrong, which is part of the address of /practice; nothing without an exam that has some. */
export const Choices = ({ choices: { sections, units, families, exams }, filter }: ChoicesProps) => {
  const t = usePracticeText()
  const router = useRouter()
  const language = useLanguage()
  if (exams.length === 0) return null
  const fields = [
    {
      name: 'section',
      label: t('choices.section'),
      items: sections.map((id) => ({ id: id, label: t(`choices.sections.${id}`) })),
    },
    {
      name: 'unit',
      label: t('choices.unit'),
      items: units.map(({ unit, ...names }) => {
        const name = unitName(names, language)
        return { id: String(unit), label: `${unit}. ${name.text}`, language: name.language }
      }),
    },
    {
      name: 'family',
      label: t('choices.family'),
      items: families.map((id) => ({ id, label: topicName(t, 'families', id) })),
    },
    {
      name: 'examId',
      label: t('choices.exam'),
      items: exams.map((exam) => ({ id: exam.examId, label: translated(exam, language).topic })),
    },
  ] as const
  const choose = (name: keyof PracticeFilter, value: string) => {
    const search = readPracticeFilter({ ...filter, [name]: name === 'unit' ? Number(value) : value })
    void router.navigate({ to: '/practice', search, resetScroll: false })
  }

  return (
    <TitledCard title={t('choices.title')} size="lg">
      <Text tone="muted">{t('choices.how')}</Text>
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
    </TitledCard>
  )
}
