export { MoveList } from '@orrery/kernel'
