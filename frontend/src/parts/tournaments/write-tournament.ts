import { operation } from '../../platform/api/operation';

export const createTournament = operation(/* GraphQL */ `
  mutation CreateTournament($input: CreateTournamentInput!) {
    createTournament(input: $input) {
      id
    }
  }
`);

export const updateTournament = operation(/* GraphQL */ `
  mutation UpdateTournament($input: UpdateTournamentInput!) {
    updateTournament(input: $input) {
      id
    }
  }
`);

export const deleteTournament = operation(/* GraphQL */ `
  mutation DeleteTournament($input: TournamentInput!) {
    deleteTournament(input: $input)
  }
`);

export const publishTournament = operation(/* GraphQL */ `
  mutation PublishTournament($input: TournamentInput!) {
    publishTournament(input: $input) {
      id
    }
  }
`);

export const cancelTournament = operation(/* GraphQL */ `
  mutation CancelTournament($input: CancelTournamentInput!) {
    cancelTournament(input: $input) {
      id
    }
  }
`);

export const joinTournament = operation(/* GraphQL */ `
  mutation JoinTournament($input: JoinTournamentInput!) {
    joinTournament(input: $input) {
      id
      status
    }
  }
`);

export const decideTournamentEntry = operation(/* GraphQL */ `
  mutation DecideTournamentEntry($input: DecideTournamentEntryInput!) {
    decideTournamentEntry(input: $input) {
      id
      status
    }
  }
`);
