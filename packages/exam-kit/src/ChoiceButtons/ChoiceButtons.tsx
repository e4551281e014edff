import * as css from './ChoiceButtons.css'

/** Props of {@link ChoiceButtons}. */
export interface ChoiceButtonsProps<Id extends string> {
  /** What is chosen between; announced, not shown. */
  label: string
  /** The choices; `name` is what a label too short to say is called. */
  items: readonly { readonly id: Id; readonly label: string; readonly name?: string }[]
  /** Id of the choice that holds. */
  value: Id
  /** Called with the id of the choice that was pressed. */
  onChange: (id: Id) => void
}

/**
 * A few short choices beside a running exam, as buttons that stay pressed. They are no radio buttons, so that whoever jumps from one
 * radio button to the next comes upon answers only.
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
