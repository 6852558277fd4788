"""Runs SQL statements in Spark or ClickHouse, and prints the rows of the queries as JSON."""

import datetime
import decimal
import json
import sys


def shown(value):
    if isinstance(value, decimal.Decimal):
        return format(value, "f")
    if isinstance(value, datetime.date):
        return value.isoformat()
    return value


def run_spark(views, queries):
    from pyspark.sql import SparkSession

    spark = (
        SparkSession.builder.master("local[2]")
        .config("spark.sql.session.timeZone", "UTC")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate()
    )
    for view in views:
        spark.sql(view)
    return {
        name: [{key: shown(value) for key, value in row.asDict().items()} for row in spark.sql(sql).collect()]
        for name, sql in queries.items()
    }


def run_clickhouse(views, queries):
    from chdb.session import Session

    session = Session()
    for view in views:
        session.query(view)
    settings = " SETTINGS prefer_column_name_to_alias = 1, session_timezone = 'UTC', output_format_json_quote_64bit_integers = 1, output_format_json_quote_decimals = 1"
    return {
        name: json.loads(str(session.query(sql.rstrip().rstrip(";") + settings, "JSON")))["data"]
        for name, sql in queries.items()
    }


engine = {"Spark": run_spark, "ClickHouse": run_clickhouse}[sys.argv[1]]
job = json.load(sys.stdin)
print("rows " + json.dumps(engine(job["views"], job["queries"])))
