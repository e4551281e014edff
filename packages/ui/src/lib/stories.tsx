import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { expect, waitFor } from 'storybook/test'
import { TextProvider } from '../language'
import { themeNames } from '../theme'
import { textsBeyond } from './fits'
import * as styles from './stories.css'

export { textsBeyond } from './fits'

/** Shows its children in the four themes, two by two or, what is as wide as a page, one below the other. For stories only. */
export const AllThemes = ({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) => (
  <div className={isWide ? styles.cells : styles.panels}>
    {themeNames.map((theme) => (
      <div key={theme} data-theme={theme} data-panel={theme} className={styles.panel}>
        <span className={styles.name}>{theme}</span>
        {children}
      </div>
    ))}
    <div data-theme="contrast" data-panel="contrast, dark" className={`${styles.panel} ${styles.night}`}>
      <span className={styles.name}>contrast, dark</span>
      {children}
    </div>
  </div>
)

/** Story parameters for a gallery that repeats a landmark in every theme: disables the rules for unique landmarks. */
export const repeatedLandmarks = {
  a11y: {
    config: {
      rules: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'].map((id) => ({
        id,
        enabled: false,
      })),
    },
  },
}

/** Right-to-left direction for text and keys. For stories only. */
export const RightToLeft = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="he">
    <div dir="rtl">{children}</div>
  </I18nProvider>
)

/** A container with the width of a small phone. For stories only. */
export const Narrow = ({ children }: { children: ReactNode }) => <div className={styles.narrow}>{children}</div>

/** The component with its value in a state, as in a page. For stories only. */
export function withState<Props extends { value: unknown; onChange: (value: never) => void }>(
  Component: ComponentType<Props>,
) {
  return function WithState(props: Props) {
    const [value, setValue] = useState<unknown>(props.value)
    const onChange = (next: never) => {
      setValue(next)
      props.onChange(next)
    }
    return <Component {...props} value={value} onChange={onChange} />
  }
}

/** Sample texts for layout tests. */
export const sample = {
  long: 'A label that somebody made much longer than anybody who drew this component would ever have expected it to be',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  korean: '다음 표지판을 보고 알맞은 것을 고르십시오. 안전모를 반드시 착용해야 합니다.',
  sinhala: 'කොරියානු භාෂා විභාගය සඳහා සූදානම් වන්න',
  tamil: 'கொரிய மொழித் தேர்வுக்குத் தயாராகுங்கள்',
} as const

/** The sample texts together, for what opens over the page. */
export const longTexts = (
  <>
    {sample.long} {sample.word} <span lang="ko">{sample.korean}</span> <span lang="si">{sample.sinhala}</span>{' '}
    <span lang="ta">{sample.tamil}</span>
  </>
)

/** What a matrix shows of a component, on top of the args of its story. */
export interface Matrix<Props> {
  variants?: Record<string, Partial<Props>>
  /** States of each variant by name, side by side. A control looks as it does in the state `hover`, `focus` or `pressed`. */
  states?: Record<string, Partial<Props>>
  /** Selector of that control. @default the first one */
  control?: string
  /** The least width of a state. */
  width?: string
  /** What each theme shows, if that is not one component for each variant and state. */
  render?: (args: Props) => ReactNode
  /** The props that hold a text, for a long one and one in each language; none if all texts are in the catalogue. */
  text?: (words: string) => Partial<Props>
  /** The least width of a text; `100%` for what is as wide as a page. @default that of a phone */
  textWidth?: string
}

const words = { en: sample.long, ko: sample.korean, si: sample.sinhala, ta: sample.tamil }
const columns = (width: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` })
/** Four side by side in the width of a desktop, else two by two. */
const fourOrTwo = (width: string) => columns(`max(${width}, min(34%, (75rem - 100%) * 99))`)

/** The rules for pointer and keyboard, for the control of a cell: a story moves neither. */
const stateRules = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return [`@media ${rule.conditionText} { ${stateRules(rule.cssRules).join(' ')} }`]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return stateRules(rule.cssRules)
    const text = rule.cssText
      .replaceAll(':hover', ':is([data-state="hover"] :is([data-control], :has([data-control])))')
      .replaceAll(':active', ':is([data-state="pressed"] [data-control])')
      .replaceAll(':focus-visible', ':is([data-state="focus"] [data-control])')
      .replaceAll(':focus-within', ':has(:is([data-state="focus"] [data-control]))')
    return text === rule.cssText ? [] : [text]
  })

/** Shows the control of each cell in its state. */
function showStates(root: HTMLElement | null, control = 'a, button, input, select, textarea'): void {
  const rules = [...document.styleSheets].flatMap((sheet) => stateRules(sheet.cssRules))
  root?.append(Object.assign(document.createElement('style'), { textContent: rules.join('\n') }))
  for (const cell of root?.querySelectorAll<HTMLElement>('[data-state]') ?? []) {
    cell.querySelector(control)?.setAttribute('data-control', '')
  }
}

/** A component in every theme, variant and state, and with a long text and each language in the width of a phone, where they must fit. */
export function matrix<Props extends object>(Component: ComponentType<Props>, parts: Matrix<Props>) {
  const { variants = { '': {} }, states, control, width = '14rem', text, textWidth = '18rem' } = parts
  const inTheme = (args: Props) =>
    Object.entries(variants).map(([name, variant]) =>
      states === undefined ? (
        <Component key={name} {...args} {...variant} />
      ) : (
        <div key={name}>
          {name !== '' && <strong className={styles.state}>{name}</strong>}
          <div className={styles.cells} style={columns(width)}>
            {Object.entries(states).map(([state, props]) => (
              <div key={state} data-state={state}>
                <span className={styles.state}>{state}</span>
                <Component {...args} {...variant} {...props} />
              </div>
            ))}
          </div>
        </div>
      ),
    )
  return {
    parameters: repeatedLandmarks,
    render: (args: Props) => (
      <div ref={(root) => showStates(root, control)}>
        <AllThemes isWide={textWidth === '100%'}>{(parts.render ?? inTheme)(args)}</AllThemes>
        <div className={styles.texts} style={fourOrTwo(textWidth)} data-texts="">
          {(text === undefined ? [] : Object.entries(words)).map(([language, word]) => (
            <div key={language} lang={language} className={styles.text} data-cell="">
              <TextProvider language={language}>
                <Suspense fallback={<span data-loading="" />}>
                  <Component {...args} {...text?.(word)} />
                </Suspense>
              </TextProvider>
            </div>
          ))}
        </div>
      </div>
    ),
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull())
      await document.fonts.ready
      await expect(textsBeyond(canvasElement).join('\n')).toBe('')
    },
  }
}
