import { conforms } from './conforms.ts'

conforms({ seats: 4, options: { teams: true }, name: 'teams', perft: [4, 12, 24, 120, 480, 1440, 2880, 14400, 57600] })
