import { Alert } from '@naru/ui/Alert'
import { Disclosure, DisclosureGroup } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Text } from '@naru/ui/Text'
import { memo, useId } from 'react'
import type { ExamSection, TimeBudget } from '../paper'
import { useExamText } from '../text'
import { useEditorText } from './editorText'
import * as css from './facts.css'
import type { Coverage, TagCount } from './model'

/** Props of PaperFacts. */
export interface PaperFactsProps {
  /** What the questions are about. */
  coverage: Coverage
  /** The time of each section. */
  budgets: readonly TimeBudget[]
  /** The sections of the paper, for their names. */
  sections: readonly Pick<ExamSection, 'id' | 'title'>[]
}

/** Parts of a section's time between which it is sensible, as the importer has them. */
const sensible = { least: 0.8, most: 0.95 }

/** The time of the sections, and what the questions of a paper are about. */
export const PaperFacts = memo(function PaperFacts({ coverage, budgets, sections }: PaperFactsProps) {
  const words = useEditorText()
  const { facts: text } = words
  const id = useId()
  const { fields, units, allUnits, withoutField } = coverage
  return (
    <section className={css.facts} aria-labelledby={id}>
      <Heading level={2} size="lg" id={id}>
        {text.title}
      </Heading>
      <Text size="sm">{text.questions(coverage.reading, coverage.listening)}</Text>
      {budgets.map((budget) => (
        <Budget key={budget.section} budget={budget} sections={sections} />
      ))}
      <DisclosureGroup allowsMultipleExpanded>
        <Disclosure id="fields" title={text.fields}>
          <Counts counts={[...fields.reading, ...fields.listening]} names={words.fields} />
          {withoutField.length > 0 && (
            <Text tone="muted" size="sm">
              {text.untagged(withoutField.length)}
            </Text>
          )}
        </Disclosure>
        <Disclosure id="units" title={text.units(units.length, allUnits)}>
          {units.length > 0 && <Text size="sm">{text.unitList(units)}</Text>}
        </Disclosure>
        <Disclosure id="sectors" title={text.sectors}>
          <Counts counts={coverage.sectors} names={words.sectors} />
        </Disclosure>
      </DisclosureGroup>
    </section>
  )
})

const Counts = ({ counts, names }: { counts: readonly TagCount[]; names: Readonly<Record<string, string>> }) => (
  <dl className={css.counts}>
    {counts.map(({ tag, count }) => (
      <div key={tag} className={count === 0 ? `${css.count} ${css.none}` : css.count}>
        <dt>{names[tag] ?? tag}</dt>
        <dd className={css.value}>{count}</dd>
      </div>
    ))}
  </dl>
)

const Budget = ({ budget, sections }: { budget: TimeBudget } & Pick<PaperFactsProps, 'sections'>) => {
  const { facts: text } = useEditorText()
  const { sectionName } = useExamText()
  const { section, needed, available, plays, answerSeconds } = budget
  const found = sections.find(({ id }) => id === section)
  const part = needed / available
  const hasClips = needed > answerSeconds * plays
  const note = part > 1 ? text.tooLong : part > sensible.most ? text.tight : part < sensible.least ? text.loose : ''
  return (
    <>
      <ProgressBar
        label={text.budget(found === undefined ? section : sectionName(found))}
        value={needed}
        maxValue={available}
        valueLabel={text.budgetValue(needed, available)}
      />
      {note !== '' && hasClips && (
        <Alert tone={part > 1 ? 'danger' : 'info'} role="none">
          {note}
        </Alert>
      )}
    </>
  )
}
