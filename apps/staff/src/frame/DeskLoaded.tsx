import { QueryLoaded, type QueryLoadedProps } from '../parts/QueryLoaded'
import { useDeskText } from '../text/desk'

export const DeskLoaded = <Data,>(props: Omit<QueryLoadedProps<Data>, 'text'>) => (
  <QueryLoaded text={useDeskText()} {...props} />
)
