package org.wythofflab.lab;

/** A question to the {@link Lab}. Games, positions and numbers are the texts a user writes. */
public sealed interface Request
        permits GamesRequest,
                DescribeRequest,
                OutcomeRequest,
                OutcomesRequest,
                MovesRequest,
                PositionsRequest,
                GrundyTableRequest,
                GrundyValueRequest,
                GrundyValuesRequest,
                SequenceRequest,
                NumerationRequest,
                ClaimsRequest,
                VerifyRequest,
                PictureRequest,
                TileRequest,
                SquareRequest,
                ReadingRequest,
                CardRequest,
                GameClaimsRequest,
                MatchRequest,
                TurnRequest,
                ValuesRequest {

    /** What {@link Lab#answer} calls; reads the texts, and leaves the work to the report. */
    Report answeredBy(Lab lab);
}
