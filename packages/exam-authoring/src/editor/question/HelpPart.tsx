import { Checkbox } from '@naru/ui/Checkbox'
import { Heading } from '@naru/ui/Heading'
import { optionalText } from '@naru/ui/language'
import { useId, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { languages, type PaperOption, type Translations } from '@naru/exam-kit/content'
import { DraftField } from '../fields/DraftField'
import * as css from '../editor.css'
import { useEditorText } from '../editorText'
import { memoFields, usePart } from '../fields/partContext'
import { withChanges, type Changes, type DraftMaterial, type DraftQuestion, type Edit } from '../model'

type HelpLanguage = (typeof languages)[number]

/** The changed texts of a map by language; undefined if nothing is left. */
export function withLanguage<Value>(
  texts: Readonly<Record<string, Value>> | undefined,
  language: string,
  value: Value | undefined,
): Record<string, Value> | undefined {
  const { [language]: _before, ...others } = texts ?? {}
  const changed = value === undefined ? others : { ...others, [language]: value }
  return Object.keys(changed).length === 0 ? undefined : changed
}

export function withTranslation(
  translations: Translations | undefined,
  language: string,
  name: 'text' | 'transcript',
  value: string | undefined,
): Translations | undefined {
  const { [name]: _before, ...others } = translations?.[language] ?? {}
  const changed = value === undefined ? others : { ...others, [name]: value }
  return withLanguage(translations, language, Object.keys(changed).length === 0 ? undefined : changed)
}

/** Tabs of the four languages; only the chosen one is rendered. */
export const LanguageTabs = ({
  label,
  children,
}: {
  label: string
  children: (language: HelpLanguage) => ReactNode
}) => {
  const t = useEditorText()
  return (
    <Tabs className={css.tabs}>
      <TabList aria-label={label} className={css.tabList}>
        {languages.map((language) => (
          <Tab key={language} id={language} className={css.tab}>
            {optionalText(t, `languages.${language}`) ?? language}
          </Tab>
        ))}
      </TabList>
      {languages.map((language) => (
        <TabPanel key={language} id={language} className={css.tabPanel}>
          {children(language)}
        </TabPanel>
      ))}
    </Tabs>
  )
}

interface TranslationFieldsProps {
  translations: Translations | undefined
  language: string
  hasTranscript: boolean
  onChange: (translations: Translations | undefined) => void
}

/** The translations of a question or a group in one language. */
export const TranslationFields = ({ translations, language, hasTranscript, onChange }: TranslationFieldsProps) => {
  const t = useEditorText()
  const field = (name: 'text' | 'transcript', label: string) => (
    <DraftField
      label={label}
      field={`translations.${language}.${name}`}
      lang={language}
      multiline
      value={translations?.[language]?.[name]}
      onCommit={(typed) => onChange(withTranslation(translations, language, name, typed))}
    />
  )
  return (
    <>
      {field('text', t('help.translation'))}
      {hasTranscript && field('transcript', t('help.transcript'))}
    </>
  )
}

/** Texts by language, and the languages that no person has reviewed. */
interface ReviewedTexts {
  explanations?: Record<string, unknown>
  translations?: Record<string, unknown>
  options?: readonly { notes?: Record<string, string> }[]
  unreviewed?: string[]
}

/** The languages but English in which a question or a paper has texts. */
export const languagesOf = ({ explanations, translations, options = [] }: ReviewedTexts): string[] => {
  const texts = [explanations, translations, ...options.map(({ notes }) => notes)]
  return [...new Set(texts.flatMap((each) => Object.keys(each ?? {})))].filter((language) => language !== 'en')
}

/** Changed texts. A language that is new to them is not reviewed; one whose texts are gone needs no review. */
export function withReviewState<Given extends Changes<ReviewedTexts>>(
  texts: ReviewedTexts,
  changes: Given,
): Given & { unreviewed?: string[] | undefined } {
  const { unreviewed } = texts
  if (unreviewed === undefined) return changes
  const [before, after] = [languagesOf(texts), languagesOf(withChanges<ReviewedTexts>(texts, changes))]
  const added = after.filter((language) => !before.includes(language))
  return { ...changes, unreviewed: [...unreviewed.filter((language) => after.includes(language)), ...added] }
}

interface ReviewedBoxProps {
  language: string
  unreviewed: readonly string[]
  onChange: (unreviewed: string[]) => void
}

export const ReviewedBox = ({ language, unreviewed, onChange }: ReviewedBoxProps) => {
  const { isReadOnly } = usePart()
  const t = useEditorText()
  return (
    <Checkbox
      isSelected={!unreviewed.includes(language)}
      isReadOnly={isReadOnly}
      onChange={(isReviewed) =>
        onChange(isReviewed ? unreviewed.filter((other) => other !== language) : [...unreviewed, language])
      }
    >
      {t('help.reviewed')}
    </Checkbox>
  )
}

const hasSound = ({ audio, script }: DraftMaterial) => audio !== undefined || (script?.length ?? 0) > 0

interface NoteFieldsProps {
  options: readonly PaperOption[]
  /** But English. */
  language: string
  onChange: (options: PaperOption[]) => void
}

/** The notes in one language on the wrong options that have one. The English note stands below. */
const NoteFields = ({ options, language, onChange }: NoteFieldsProps) => {
  const t = useEditorText()
  return options.map((option, index) => {
    const { note, notes, correct } = option
    if (correct === true || (note ?? notes?.[language]) === undefined) return null
    const withNote = (typed: string | undefined) => withChanges(option, { notes: withLanguage(notes, language, typed) })
    return (
      <DraftField
        // oxlint-disable-next-line react/no-array-index-key -- options have no identity
        key={index}
        label={t('options.note', { position: index + 1 })}
        {...(note !== undefined && { description: <span lang="en">{note}</span> })}
        field={`options.${index}.notes.${language}`}
        lang={language}
        value={notes?.[language]}
        onCommit={(typed) => onChange(options.map((other, at) => (at === index ? withNote(typed) : other)))}
      />
    )
  })
}

/** Explanation, notes and translations of a question in four languages, and whether a person has checked them. */
export const HelpPart = memoFields(
  ['item', 'explanation', 'explanations', 'translations', 'options', 'unreviewed', 'audio', 'script'],
  function HelpPart({ question }: { question: DraftQuestion }) {
    const { onEdit } = usePart()
    const t = useEditorText()
    const id = useId()
    const { item, explanation, explanations, translations } = question
    const change = (changes: Extract<Edit, { kind: 'changeQuestion' }>['changes']) =>
      onEdit({ kind: 'changeQuestion', item, changes })
    const changeTexts = (changes: Changes<Pick<DraftQuestion, 'explanations' | 'translations' | 'options'>>) =>
      change(withReviewState(question, changes))
    const given = languagesOf(question)
    const unreviewed = question.unreviewed ?? given

    return (
      <section className={css.part} aria-labelledby={id} data-field="help">
        <Heading level={3} size="lg" id={id}>
          {t('question.parts.help')}
        </Heading>
        <LanguageTabs label={t('help.label')}>
          {(language) => (
            <>
              <DraftField
                label={t('help.explanation')}
                description={t('help.explanationHelp')}
                field={language === 'en' ? 'explanation' : `explanations.${language}`}
                lang={language}
                multiline
                value={language === 'en' ? explanation : explanations?.[language]}
                onCommit={(typed) =>
                  language === 'en'
                    ? change({ explanation: typed })
                    : changeTexts({ explanations: withLanguage(explanations, language, typed) })
                }
              />
              {language !== 'en' && (
                <NoteFields
                  options={question.options}
                  language={language}
                  onChange={(options) => changeTexts({ options })}
                />
              )}
              <TranslationFields
                translations={translations}
                language={language}
                hasTranscript={hasSound(question)}
                onChange={(changed) => changeTexts({ translations: changed })}
              />
              {given.includes(language) && (
                <ReviewedBox
                  language={language}
                  unreviewed={unreviewed}
                  onChange={(changed) => change({ unreviewed: changed })}
                />
              )}
            </>
          )}
        </LanguageTabs>
      </section>
    )
  },
)
