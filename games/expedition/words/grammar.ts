export { capital, inWords as list, plural } from '@orrery/kernel'
