import { Alert } from '@naru/ui/Alert'
import { Disclosure, DisclosureGroup } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Text } from '@naru/ui/Text'
import { optionalText } from '@naru/ui/language'
import { memo, useId } from 'react'
import type { PaperSection, TimeBudget } from '@naru/exam-kit/content'
import { formatClock } from '@naru/exam-kit/engine'
import { useExamText } from '@naru/exam-kit/text'
import { useEditorText } from '../editorText'
import * as css from '../facts.css'
import type { Coverage, TagCount, UnitNames } from '../model'

interface PaperFactsProps {
  /** What the questions are about. */
  coverage: Coverage
  /** The time of each section. */
  budgets: readonly TimeBudget[]
  /** The sections of the paper, for their names. */
  sections: readonly Pick<PaperSection, 'id' | 'title'>[]
  /** The names of the textbook's units. @default their numbers */
  unitNames?: UnitNames | undefined
}

const noNames: UnitNames = new Map()

/** Parts of a section's time between which it is sensible, as the importer has them. */
const sensible = { least: 0.8, most: 0.95 }

/** The time of the sections, and what the questions of a paper are about. */
export const PaperFacts = memo(function PaperFacts(props: PaperFactsProps) {
  const { coverage, budgets, sections, unitNames = noNames } = props
  const t = useEditorText()
  const id = useId()
  const { fields, units, missingUnits, withoutField, withoutUnit } = coverage
  return (
    <section className={css.facts} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {t('facts.title')}
      </Heading>
      <Text size="sm">{t('facts.questions', { reading: coverage.reading, listening: coverage.listening })}</Text>
      {budgets.map((budget) => (
        <Budget key={budget.section} budget={budget} sections={sections} />
      ))}
      <DisclosureGroup>
        <Disclosure title={t('facts.fields')}>
          <Counts counts={[...fields.reading, ...fields.listening]} names="fields" />
          {withoutField.length > 0 && (
            <Text tone="muted" size="sm">
              {t('facts.untagged', { count: withoutField.length })}
            </Text>
          )}
        </Disclosure>
        <Disclosure title={t('facts.units', { covered: units.length, all: units.length + missingUnits.length })}>
          <div className={css.facts}>
            <Units title={t('facts.coveredUnits')} units={units} names={unitNames} />
            <Units title={t('facts.missingUnits')} units={missingUnits} names={unitNames} />
            {[...unitNames.values()].some(({ isVerified }) => !isVerified) && (
              <Text tone="muted" size="sm">
                {t('facts.unitsUnverified')}
              </Text>
            )}
            {withoutUnit.length > 0 && (
              <Text tone="muted" size="sm">
                {t('facts.withoutUnit', { count: withoutUnit.length })}
              </Text>
            )}
          </div>
        </Disclosure>
        <Disclosure title={t('facts.sectors')}>
          <Counts counts={coverage.sectors} names="sectors" />
        </Disclosure>
      </DisclosureGroup>
    </section>
  )
})

const Counts = ({ counts, names }: { counts: readonly TagCount[]; names: 'fields' | 'sectors' }) => {
  const t = useEditorText()
  return (
    <dl className={css.counts}>
      {counts.map(({ tag, count }) => (
        <div key={tag} className={count === 0 ? `${css.count} ${css.none}` : css.count}>
          <dt>{optionalText(t, `${names}.${tag}`) ?? tag}</dt>
          <dd className={css.value}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

interface UnitsProps {
  title: string
  units: readonly number[]
  names: UnitNames
}

const Units = ({ title, units, names }: UnitsProps) => {
  const t = useEditorText()
  const id = useId()
  if (units.length === 0) return null
  return (
    <div>
      <Text size="sm" weight="medium" id={id}>
        {title}
      </Text>
      <ul role="list" className={css.units} aria-labelledby={id}>
        {units.map((unit) => {
          const name = names.get(unit)?.name
          return (
            <li key={unit} lang={name === undefined ? undefined : 'ko'}>
              {t('tags.unitName', { unit, name: name ?? 'none' })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const clock = (seconds: number) => formatClock(Math.round(seconds))

const Budget = ({ budget, sections }: { budget: TimeBudget } & Pick<PaperFactsProps, 'sections'>) => {
  const tEditor = useEditorText()
  const tExam = useExamText()
  const { section, needed, available, plays, answerSeconds } = budget
  const found = sections.find(({ id }) => id === section)
  const part = needed / available
  const hasClips = needed > answerSeconds * plays
  const name = found === undefined ? section : tExam('sectionName', { title: found.title })
  if (available === 0)
    return (
      <Text size="sm">{`${tEditor('facts.budget', { section: name })}: ${tEditor('facts.noTime', { needed: clock(needed) })}`}</Text>
    )
  const note =
    part > 1
      ? tEditor('facts.tooLong')
      : part > sensible.most
        ? tEditor('facts.tight')
        : part < sensible.least
          ? tEditor('facts.loose')
          : ''
  return (
    <>
      <ProgressBar
        label={tEditor('facts.budget', { section: name })}
        value={needed}
        maxValue={available}
        valueLabel={tEditor('facts.budgetValue', { needed: clock(needed), available: clock(available) })}
      />
      {!hasClips && (
        <Text tone="muted" size="sm">
          {tEditor('facts.noClips')}
        </Text>
      )}
      {note !== '' && hasClips && (
        <Alert tone={part > 1 ? 'danger' : 'info'} role="none">
          {note}
        </Alert>
      )}
    </>
  )
}
