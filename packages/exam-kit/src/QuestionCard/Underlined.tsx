import { VisuallyHidden } from '@naru/ui/VisuallyHidden'

/** The text of a question in which `<u>…</u>` marks what is underlined; all else stays text. Screen readers say brackets in its place. */
export const Underlined = ({ children }: { children: string }) =>
  children.split(/<u>(.*?)<\/u>/s).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <u key={at}>
        <VisuallyHidden>[</VisuallyHidden>
        {part}
        <VisuallyHidden>]</VisuallyHidden>
      </u>
    ),
  )

/** The text without its marks, for a heading. */
export const withoutMarks = (text: string) => text.replaceAll(/<\/?u>/g, '')
