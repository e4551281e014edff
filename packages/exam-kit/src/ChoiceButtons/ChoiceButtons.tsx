import * as css from './ChoiceButtons.css'

export interface ChoiceButtonsProps<Id extends string> {
  /** Accessible name of the group. */
  label: string
  /** The choices; `name` is the accessible name of a short label. */
  items: readonly { readonly id: Id; readonly label: string; readonly name?: string }[]
  /** Id of the current choice. */
  value: Id
  /** Called with the id of the pressed choice. */
  onChange: (id: Id) => void
}

/**
 * Choices in the exam room as toggle buttons, not radio buttons, so that the radio-button shortcut of screen readers finds the answers
 * only.
 */
export function ChoiceButtons<Id extends string>({ label, items, value, onChange }: ChoiceButtonsProps<Id>) {
  return (
    <div role="group" aria-label={label} className={css.group}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={css.choice}
          aria-pressed={item.id === value}
          {...(item.name !== undefined && { 'aria-label': item.name })}
          onClick={() => onChange(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
