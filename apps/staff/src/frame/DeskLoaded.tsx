import { useDeskText } from '../text/desk'
import { QueryLoaded, type QueryLoadedProps } from '../parts/QueryLoaded'

export const DeskLoaded = <Data,>(props: Omit<QueryLoadedProps<Data>, 'text'>) => (
  <QueryLoaded text={useDeskText()} {...props} />
)
