import { contentLanguage } from '@naru/ui/language'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'

/** The table of a chart for screen readers. @param children its title, then a line `name | value` for each value */
export const ChartTable = ({ children }: { children: string }) => {
  const [title, ...rows] = children.split('\n').map((line) => line.split('|'))
  return (
    <VisuallyHidden as="div">
      <table {...contentLanguage(children)}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(([name, ...values], at) => (
            <tr key={at}>
              <th scope="row">{name?.trim()}</th>
              <td>{values.join('|').trim()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
