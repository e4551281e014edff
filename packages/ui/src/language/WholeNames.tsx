export interface WholeNamesProps {
  /** The text. */
  children: string
}

const hyphenated = /(\p{Lu}+-\p{Lu}+)/u

/** A text whose names in capitals, such as EPS-TOPIK, do not break at their hyphen. */
export const WholeNames = ({ children }: WholeNamesProps) =>
  children.split(hyphenated).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} data-whole="">
        {part}
      </span>
    ) : (
      part
    ),
  )
